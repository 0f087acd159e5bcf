import type { Loose } from '@/lib/api/loose';
import type { ClockReading } from '@/lib/contract/clock';

/** A reading as any server may give it. */
export type ClockRecord = Loose<ClockReading>;

/** Where a clock shows no other time than its machine's, nothing need be said of it. */
const SAME_MS = 60_000;

/** A clock as it was read. */
export type Clock = {
  readonly state: 'running' | 'frozen' | 'advancing';
  /** What it showed, in milliseconds. */
  readonly now: number;
  /** When it was read, by this machine. */
  readonly readAt: number;
  /** How far it is ahead of the machine that it runs on, whatever time this one has; unknown where that is not told. */
  readonly ahead: number | undefined;
  /** Where it is going, while it advances. */
  readonly target: string | undefined;
};

/** Undefined where the answer tells no time. */
export function clockOf(reading: Partial<ClockRecord>, readAt: number): Clock | undefined {
  const now = Date.parse(reading.now ?? '');
  if (Number.isNaN(now)) return undefined;
  const { status } = reading;
  const state = status === 'frozen' || status === 'advancing' ? status : 'running';
  const machine = Date.parse(reading.machine_now ?? '');
  const ahead = Number.isNaN(machine) ? undefined : now - machine;
  return { state, now, readAt, ahead, target: reading.advancing_to ?? undefined };
}

/** What the clock shows when this machine's shows `machine`. */
export function timeBy(
  { state, now, readAt }: Pick<Clock, 'state' | 'now' | 'readAt'>,
  machine: number,
): number {
  return state === 'running' ? now + Math.max(0, machine - readAt) : now;
}

/** Whether it shows the time of the machine that it runs on, and goes as it does. */
export function isMachineTime({ state, ahead = 0 }: Clock): boolean {
  return state === 'running' && Math.abs(ahead) < SAME_MS;
}
