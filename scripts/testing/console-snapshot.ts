import type { TestProject } from 'vitest/node';
import { provideSnapshot } from '../../sandbox/testing/snapshot.ts';

/** Makes the store once from which each of the console's test files starts its own. */
export default (project: TestProject) => provideSnapshot(project, 'lib/store/migrations');
