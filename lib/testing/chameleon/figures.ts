import { appendFileSync } from 'node:fs';

/** A line of figures for the summary of `npm run test:servers`; nothing where nobody asked for them. */
export function noteFigures(kind: 'reader' | 'sweep' | 'chaos', figures: object): void {
  const file = process.env.CHAMELEON_FIGURES;
  if (file) appendFileSync(file, `${JSON.stringify({ kind, ...figures })}\n`);
}
