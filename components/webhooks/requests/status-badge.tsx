import { Badge } from '@/components/ui/badge';

/** The status of a reply; its colour says whether it went well, was refused or failed. */
export function StatusBadge({ status }: { status: number | undefined }) {
  if (status === undefined) return '—';
  return <Badge tone={status < 400 ? 'success' : status < 500 ? 'warning' : 'danger'}>{status}</Badge>;
}
