import { example } from "../../../chaos/calls.ts";
import type { Attack, Target } from "../attack.ts";
import { sendAll } from "../send.ts";

const MEGABYTE = 1024 * 1024;

interface HostileBody {
  readonly name: string;
  readonly path?: string;
  readonly expects?: readonly string[];
  make(): string;
}

const repeat = (piece: (number: number) => string, bytes: number) => {
  const pieces: string[] = [];
  for (let size = 0, number = 0; size < bytes; number++) {
    const one = piece(number);
    pieces.push(one);
    size += one.length + 1;
  }
  return pieces.join(",");
};

const invoice = () => example("document-create/cl/invoice");
const withHeader = (members: object) => {
  const body = invoice();
  return JSON.stringify({ ...body, header: { ...(body.header as object), ...members } });
};
const withDetails = (details: string) =>
  JSON.stringify({ ...invoice(), details: "@" }).replace('"@"', `[${details}]`);

const bodies: readonly HostileBody[] = [
  {
    name: "9.8 MB of unknown members to /auth",
    path: "/auth",
    make: () => `{${repeat((number) => `"passwort${number}":0`, 9.8 * MEGABYTE)}}`,
  },
  { name: "5 million zeros as lines", make: () => withDetails(repeat(() => "0", 10 * MEGABYTE)) },
  { name: "2 million zeros as lines", make: () => withDetails(repeat(() => "0", 3.9 * MEGABYTE)) },
  { name: "49,000 zeros as lines", make: () => withDetails(repeat(() => "0", 98_000)) },
  { name: "90,000 empty invoice lines", make: () => withDetails(repeat(() => "{}", 270_000)) },
  {
    name: "90,000 unknown members of a header",
    make: () =>
      withHeader({}).replace(
        '"header":{',
        `"header":{${repeat((number) => `"issuer_adress_${number}":0`, 2_100_000)},`,
      ),
  },
  {
    name: "13,000 lines with six wrong members each",
    make: () =>
      withDetails(
        repeat(
          () =>
            '{"quantity":"a","sku":1,"line_description":2,"unit_price":"b","unit_measure":3,"modifier_amount":"c"}',
          1_300_000,
        ),
      ),
  },
  {
    name: "lines with numbers of 100,000 digits",
    make: () => withDetails(repeat(() => `{"quantity":1${"0".repeat(100_000)}}`, 3_900_000)),
  },
  {
    name: "3.9 MB of opening brackets",
    make: () => withDetails("[".repeat(3.9 * MEGABYTE)),
  },
  {
    name: "3.4 MB of escapes",
    make: () =>
      withHeader({}).replace(
        '"header":{',
        `"header":{"observations":"${"\\u0061".repeat(600_000)}",`,
      ),
    expects: ["201", "400"],
  },
  {
    name: "a million instalments",
    make: () => withHeader({ payment_conditions: `0${",30".repeat(999_999)}` }),
  },
  {
    name: "a member name of 3.9 MB",
    make: () => withHeader({ ["x".repeat(3.9 * MEGABYTE)]: 0 }),
  },
  {
    name: "56,000 unknown references",
    make: () =>
      JSON.stringify({ ...invoice(), references: "@" }).replace(
        '"@"',
        `[${repeat((number) => `{"reference_document_id":${number + 1e6},"reference_code":1,"description":"d"}`, 3.8 * MEGABYTE)}]`,
      ),
  },
  {
    name: "1,000 unknown references",
    make: () =>
      JSON.stringify({
        ...invoice(),
        references: Array.from({ length: 1000 }, (_, number) => ({
          reference_document_id: 1e6 + number,
          reference_code: 1,
          description: "d",
        })),
      }),
  },
  {
    name: "a certificate of 3.9 MB of base64",
    path: "account",
    make: () =>
      JSON.stringify({
        registration_additional_data: {
          certificate_file: "MIIA".repeat(MEGABYTE * 0.97),
          certificate_password: "p",
        },
      }),
    expects: ["200", "400", "413", "cut"],
  },
];

/** Bodies that are cheap to send, and costly to parse, to validate or to report on. */
export const hostileBodies: readonly Attack[] = bodies.map(({ name, path, make, expects }) => ({
  name,
  expects: expects ?? ["400", "413", "cut"],
  async run({ url, tokens, accounts, strength }: Target) {
    const isAccount = path === "account";
    const shot = {
      path: isAccount ? `/v1/accounts/${accounts[0]}` : (path ?? "/v1/documents"),
      method: isAccount ? "PATCH" : "POST",
      token: tokens[0],
      body: Buffer.from(make()),
    };
    const count = Math.max(2, Math.ceil(8 * strength));
    return { responses: await sendAll(url, count, 4, () => shot) };
  },
}));
