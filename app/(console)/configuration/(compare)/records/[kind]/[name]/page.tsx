import { ComparedRecordPanel } from './compared-record-panel';

type PageProps = { params: Promise<{ kind: string; name: string }> };

export default async function ComparedRecordRoute({ params }: PageProps) {
  const { kind, name } = await params;
  return <ComparedRecordPanel kind={kind} name={decodeURIComponent(name)} />;
}
