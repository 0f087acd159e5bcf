import { describe, expect, it, vi } from 'vitest';
import { makeGaps } from './gaps';

describe('makeGaps', () => {
  it('tells those who look, until they no longer do', () => {
    const gaps = makeGaps();
    const onChange = vi.fn();
    const stop = gaps.subscribe(onChange);
    gaps.set({ stageId: '1', index: 2 });
    expect(gaps.get()).toEqual({ stageId: '1', index: 2 });
    stop();
    gaps.set(null);
    expect(gaps.get()).toBeNull();
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
