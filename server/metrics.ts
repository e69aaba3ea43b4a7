import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { RequestObserver } from "./http/access-log.ts";
import type { AccessLogEntry } from "./log.ts";

/** The metrics of this process. Labels never identify accounts, documents or people. */
export interface Metrics extends RequestObserver {
  readonly contentType: string;
  /** All metrics in Prometheus' text format. */
  text(): Promise<string>;
}

interface Series {
  readonly total: { inc(): void };
  readonly seconds: { observe(seconds: number): void };
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Creates metrics, including prom-client's default metrics for Node. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const total = new Counter({
    name: "http_requests_total",
    help: "Requests that received a response.",
    labelNames: ["method", "route", "status"],
    registers,
  });
  const seconds = new Histogram({
    name: "http_request_duration_seconds",
    help: "Seconds from the arrival of a request's head until its response is ready to be sent.",
    labelNames: ["method", "route"],
    buckets: BUCKETS,
    registers,
  });
  const running = new Gauge({
    name: "http_requests_running",
    help: "Requests in progress.",
    registers,
  });
  // Series are cached, because a lookup by labels costs more than an increment.
  const known = new Map<string, Series>();
  const seriesOf = ({ method, route, status }: AccessLogEntry): Series => {
    const key = `${method} ${route} ${status}`;
    const found = known.get(key);
    if (found !== undefined) {
      return found;
    }
    const made = {
      total: total.labels(method, route, String(status)),
      seconds: seconds.labels(method, route),
    };
    known.set(key, made);
    return made;
  };
  let now = 0;
  return {
    contentType: registry.contentType,
    begin() {
      now += 1;
    },
    end(entry) {
      now -= 1;
      const series = seriesOf(entry);
      series.total.inc();
      series.seconds.observe(entry.milliseconds / 1000);
    },
    text() {
      running.set(now);
      return registry.metrics();
    },
  };
}
