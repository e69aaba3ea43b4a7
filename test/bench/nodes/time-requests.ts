import { performance } from "node:perf_hooks";
import type { Client } from "../../server/client.ts";
import type { TestService } from "../../server/service.ts";

/** Durations of a repeated request, in milliseconds: the first, and the median of the later ones. */
export interface RequestTime {
  readonly name: string;
  readonly first: number;
  readonly median: number;
  /** The number of items on the page; undefined for the summary. */
  readonly items: number | undefined;
}

/** Clients by name: the admin of the large account, the admin of a small account, and the operator. */
export type Askers = Readonly<Record<string, Client>>;

const RUNS = 15;
const MIDDLE = Date.UTC(2023, 6, 1);

/** Measures each client's requests for pages, for search results and for the summary. */
export async function timeRequests(
  service: TestService,
  askers: Askers,
): Promise<readonly RequestTime[]> {
  const deep = service.services.cursors.write("documents", { createdAt: MIDDLE, id: 0 });
  const paths: Readonly<Record<string, string>> = {
    "first page": "/v1/documents",
    "page from the middle of 2023": `/v1/documents?cursor=${deep}`,
    "receiver_name, whole name": "/v1/documents?receiver_name=c%20comercial%201234",
    "receiver_name, three characters": "/v1/documents?receiver_name=c%20c",
    "receiver_name without rows": "/v1/documents?receiver_name=nobody",
    document_number: "/v1/documents?document_number=77",
    total_amount: "/v1/documents?total_amount=23456",
    "total_amount without rows": "/v1/documents?total_amount=999999999",
    "a month": "/v1/documents?issue_date_from=2023-06-01&issue_date_to=2023-06-30",
    "receiver_name in a month":
      "/v1/documents?receiver_name=c%20c&issue_date_from=2023-06-01&issue_date_to=2023-06-30",
    summary: "/v1/summary",
  };
  const times: RequestTime[] = [];
  for (const [asker, client] of Object.entries(askers)) {
    for (const [name, path] of Object.entries(paths)) {
      times.push({ name: `${asker}: ${name}`, ...(await timeRequest(client, path)) });
    }
  }
  return times;
}

async function timeRequest(client: Client, path: string): Promise<Omit<RequestTime, "name">> {
  const times: number[] = [];
  let items: number | undefined;
  while (times.length <= RUNS) {
    const start = performance.now();
    const { status, body } = await client.get(path);
    times.push(performance.now() - start);
    if (status !== 200) throw new Error(`${path}: status ${status}`);
    items = body.items?.length;
  }
  const [first = 0, ...others] = times;
  others.sort((a, b) => a - b);
  return { first, median: others[Math.floor(others.length / 2)] ?? 0, items };
}
