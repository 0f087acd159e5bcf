import { SubmissionPanel } from '@/components/forms/submissions/panels';
import { EarlyReads } from '@/components/session/early-reads';
import { earlyRecord } from '@/lib/records/early-record';
import { submissionsOf } from '@/lib/resources/forms/submissions';

type RouteProps = { params: Promise<{ formId: string; id: string }> };

export default async function SubmissionRoute({ params }: RouteProps) {
  const { formId, id } = await params;
  const [form, submission] = [decodeURIComponent(formId), decodeURIComponent(id)];
  return (
    <EarlyReads page="submissions" of={[earlyRecord(submissionsOf(form, []), submission)]}>
      <SubmissionPanel key={id} formId={form} id={submission} />
    </EarlyReads>
  );
}
