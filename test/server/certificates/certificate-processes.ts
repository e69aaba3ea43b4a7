import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";

const COLUMNS = "pid=,ppid=,ni=,args=";

interface CertificateProcess {
  readonly id: number;
  readonly niceness: number;
}

/** Ids of the running certificate processes that `parent` started. */
export const certificateProcessesOf = (parent: number | undefined): number[] =>
  processesOf(parent).map(({ id }) => id);

/** Ids of the certificate processes that have begun: a process lowers its priority to begin. */
export const begunProcessesOf = (parent: number | undefined): number[] =>
  processesOf(parent).flatMap(({ id, niceness }) => (niceness > getPriority() ? [id] : []));

function processesOf(parent: number | undefined): CertificateProcess[] {
  const lines = execFileSync("ps", ["-A", "-o", COLUMNS], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [id, of, niceness, ...args] = line.trim().split(/\s+/);
    const isOne = Number(of) === parent && args.join(" ").includes("certificate-process");
    return isOne ? [{ id: Number(id), niceness: Number(niceness) }] : [];
  });
}
