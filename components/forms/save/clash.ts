import type { Side, Three } from '@/components/editing/three-way';
import type { Json } from '@/lib/contract/scalars';

/** Both fields stay where two were added under one key: mine gets another key. */
export type Choice = Side | 'both';

/** What both sides changed, each in another way: somebody has to choose. */
export type Clash = {
  readonly name: string;
  readonly kind: 'part' | 'setting' | 'field' | 'added' | 'step' | 'order';
  /** Of a field or a step that both changed: the members in which they differ. */
  readonly members: readonly string[];
  /** What counts unless somebody chooses. */
  readonly usual: Choice;
} & Three<Json | undefined>;
