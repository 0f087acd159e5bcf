/** How many days what is kept for a while is kept. */
export const retentionDays = {
  /** `GET /events` shows an event that long ("Limits"); it is kept longer where a delivery still shows its body. */
  events: 30,
  deliveries: 90,
  idempotencyKeys: 1,
  /** From the end of a workflow run, and from when a publication was replaced. */
  workflowRuns: 90,
  /** The log of requests, by the machine's clock. */
  requests: 7,
} as const;
