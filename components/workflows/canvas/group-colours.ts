import type { GroupColor } from '@/components/workflows/document/document-groups';

/** The colours of groups as the stylesheet knows them. */
export const groupColours: Record<GroupColor, string> = {
  blue: 'var(--mark-1)',
  orange: 'var(--mark-2)',
  green: 'var(--mark-3)',
  purple: 'var(--mark-4)',
  pink: 'var(--mark-5)',
  teal: 'var(--mark-6)',
};
