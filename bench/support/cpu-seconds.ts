import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks a second of `/proc`; Linux shows programs 100 whatever its own are. */
const TICKS = 100;

/** Processor seconds that a process has used, its threads' and its ended children's too. Linux only. */
export function cpuSeconds(pid: number): number {
  const { ticks, endedChildren } = statOf(pid);
  return (ticks + endedChildren) / TICKS;
}

/** Those of PostgreSQL, its first process and all its children: found by one of its sessions, which may end then. */
export function postgresCpu(sessionPid: number): () => number {
  const server = statOf(sessionPid).parent;
  return () => cpuSecondsWithChildren(server);
}

function cpuSecondsWithChildren(server: number): number {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => statIfThere(Number(name)))
    .filter((stat) => stat?.parent === server);
  return children.reduce((sum, stat) => sum + stat!.ticks / TICKS, cpuSeconds(server));
}

function statIfThere(pid: number) {
  try {
    return statOf(pid);
  } catch {
    return undefined;
  }
}

function statOf(pid: number) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name before it, in brackets, may hold spaces. Counted from there: parent 1, own times 11 and 12, children's 13 and 14.
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  return {
    parent: fields[1]!,
    ticks: fields[11]! + fields[12]!,
    endedChildren: fields[13]! + fields[14]!,
  };
}
