import { execFileSync } from "node:child_process";
import { getPriority } from "node:os";

const COLUMNS = "pid=,ppid=,ni=,args=";

interface CertificateProcess {
  readonly id: number;
  readonly parent: number;
  readonly niceness: number;
}

/** Ids of the running certificate processes that `parent` started. */
export const certificateProcessesOf = (parent: number | undefined): number[] =>
  processesOf(parent).map(({ id }) => id);

/** Ids of all running certificate processes, including those whose parent has ended. */
export const runningProcesses = (): number[] => processes().map(({ id }) => id);

/** Ids of the certificate processes of `parent` that have run their first statement, which raises their `niceness`. */
export const begunProcessesOf = (parent: number | undefined): number[] =>
  processesOf(parent).flatMap(({ id, niceness }) => (niceness > getPriority() ? [id] : []));

const processesOf = (wanted: number | undefined): CertificateProcess[] =>
  processes().filter(({ parent }) => parent === wanted);

function processes(): CertificateProcess[] {
  const lines = execFileSync("ps", ["-A", "-o", COLUMNS], { encoding: "utf8" }).split("\n");
  return lines.flatMap((line) => {
    const [id, parent, niceness, ...args] = line.trim().split(/\s+/);
    if (!args.join(" ").includes("certificate-process")) return [];
    return [{ id: Number(id), parent: Number(parent), niceness: Number(niceness) }];
  });
}
