import type { Point } from '@/components/workflows/document/document-flow';

export type LayoutTask = {
  readonly ticket: number;
  readonly nodes: readonly string[];
  readonly edges: readonly { readonly source: string; readonly target: string }[];
  readonly width: number;
  readonly height: number;
};

export type LayoutAnswer = {
  readonly ticket: number;
  readonly positions: readonly (readonly [key: string, at: Point])[];
};
