/**
 * Runs before everything else of a page. Without it zod would try to compile code, which the content security policy
 * refuses. zod keeps its settings where each copy of it looks for them, so that no page loads zod to set one.
 */
(globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };

export {};
