import { SECRET_OVERLAP_HOURS } from '@/lib/api/contract/webhooks';

export const OVERLAP_MS = SECRET_OVERLAP_HOURS * 3_600_000;

/** Milliseconds that the previous secret stays valid ("Secret rotation"): none after `expiresAt`, at most 24 hours. */
export function overlapLeft(expiresAt: number, now: number): number {
  return Math.min(OVERLAP_MS, Math.max(0, expiresAt - now));
}

/** `23:59:08`, for a countdown. */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
