import type { Point } from '@/components/workflows/layout/route';
import type { TidyTask } from '@/components/workflows/layout/tidy';

export type LayoutTask = { readonly ticket: number; readonly flow: TidyTask };

export type LayoutAnswer = {
  readonly ticket: number;
  readonly positions: readonly (readonly [key: string, at: Point])[];
};
