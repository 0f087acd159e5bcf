/** Longest time that a receiver lets its caller wait: above the service's own 10 s deadline ("Limits"). */
export const LONGEST_SECONDS = 15;

export const answerStatuses = [200, 204, 400, 401, 404, 410, 429, 500, 502, 503] as const;
