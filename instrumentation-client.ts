import { config } from 'zod';

// Runs before everything else of a page. Without it zod would try to compile code, which the content security
// policy refuses.
config({ jitless: true });
