import pino from 'pino';
import { loggedError } from '@/lib/database/logged-error';
import { processWide } from '@/lib/store/process-wide';

/** Structured log on stdout. Never give it a key, a cookie or a body. */
export const log = processWide('log', () => pino({ name: 'console', serializers: { err: loggedError } }));
