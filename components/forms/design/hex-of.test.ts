import { expect, it } from 'vitest';
import { hexOf } from './hex-of';

it('reads a colour as people type it', () => {
  expect(['#2A57C5', ' 2a57c5 ', '2a5', '#fff'].map(hexOf)).toEqual([
    '#2a57c5',
    '#2a57c5',
    '#22aa55',
    '#ffffff',
  ]);
  expect(['', '#', 'red', '#12', '#12345', '#1234567', 'rgb(1,2,3)'].map(hexOf)).toEqual(
    Array(7).fill(undefined),
  );
});
