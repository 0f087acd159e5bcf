import { redirect } from 'next/navigation';

type PageProps = { searchParams: Promise<{ new?: string }> };

/** The list is the layout's. `?new=1` is where a new one was made before it had an address of its own. */
export default async function NothingOpen({ searchParams }: PageProps) {
  if ((await searchParams).new !== undefined) redirect('/settings/connections/new');
  return null;
}
