import { expect, it } from "vitest";
import { localMoment } from "../../../server/model/time-zone.ts";

const instant = new Date("2025-03-01T02:30:15.999Z");

it.each([
  ["UTC+0", "2025-03-01", "02:30:15"],
  ["UTC-0", "2025-03-01", "02:30:15"],
  ["UTC-3", "2025-02-28", "23:30:15"],
  ["UTC-03", "2025-02-28", "23:30:15"],
  ["UTC+5:30", "2025-03-01", "08:00:15"],
  ["UTC-3:30", "2025-02-28", "23:00:15"],
  ["UTC+23:59", "2025-03-02", "02:29:15"],
  ["America/Santiago", "2025-02-28", "23:30:15"],
  ["America/Lima", "2025-02-28", "21:30:15"],
])("in %s the date is %s and the time is %s", (zone, date, time) => {
  expect(localMoment(instant, zone)).toEqual({ date, time });
});

it("midnight is 00:00:00, and America/Santiago has summer time", () => {
  const hour = (day: string) => localMoment(new Date(`${day}T04:00:00Z`), "America/Santiago").time;
  expect(hour("2025-07-01")).toBe("00:00:00");
  expect(hour("2025-01-01")).toBe("01:00:00");
});

it("an unknown zone throws a RangeError", () => {
  expect(() => localMoment(instant, "Nowhere/At_All")).toThrow(RangeError);
});
