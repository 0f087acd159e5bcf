import pino from 'pino';
import { processWide } from '@/lib/store/process-wide';

/** Structured log on stdout. Never give it a key, a cookie or a body. */
export const log = processWide('log', () => pino({ name: 'console' }));
