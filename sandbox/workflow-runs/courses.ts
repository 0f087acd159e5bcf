import type { Transaction } from '../../lib/database/database.ts';
import { readGraph } from '../services/workflows/graph.ts';
import { GraphPaths } from '../services/workflows/graph-paths.ts';
import { selectPublication } from '../services/workflows/store.ts';
import type { Course } from './take-step.ts';

const KEPT = 100;

/** The courses of publications, read once: a publication never changes. The ones used last are kept. */
export class Courses {
  readonly #kept = new Map<number, Course>();
  readonly #settings: Pick<Course, 'minuteMs' | 'log'>;

  constructor({ minuteMs, log }: Pick<Course, 'minuteMs' | 'log'>) {
    this.#settings = { minuteMs, log };
  }

  async of(tx: Transaction, publicationId: number): Promise<Course> {
    const course = this.#kept.get(publicationId) ?? (await this.#read(tx, publicationId));
    this.#kept.delete(publicationId);
    this.#kept.set(publicationId, course);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return course;
  }

  async #read(tx: Transaction, publicationId: number): Promise<Course> {
    const publication = await selectPublication(tx, publicationId);
    if (!publication) throw new Error(`publication ${publicationId} of a run is gone`);
    const { graph, triggers, timezone } = publication;
    return { paths: new GraphPaths(readGraph(graph, triggers)), timezone, ...this.#settings };
  }
}
