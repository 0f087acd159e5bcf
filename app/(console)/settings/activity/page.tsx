import { redirect } from 'next/navigation';

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** The list is the layout's. `?entry=12` is where an entry stood before it had an address of its own. */
export default async function NothingOpen({ searchParams }: PageProps) {
  const { entry, ...filters } = await searchParams;
  if (typeof entry !== 'string' || entry === '') return null;
  const query = new URLSearchParams(
    Object.entries(filters).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  ).toString();
  redirect(`/settings/activity/${encodeURIComponent(entry)}${query && `?${query}`}`);
}
