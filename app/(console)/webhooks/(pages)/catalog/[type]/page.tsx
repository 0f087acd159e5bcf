import type { Metadata } from 'next';
import { CatalogType, type KnownType } from '@/components/webhooks/types/catalog-type';
import { eventSchema } from '@/lib/contract/event-schema';
import { eventTypeDetails, exampleEvent } from '@/lib/contract/event-type-details';
import { eventType } from '@/lib/contract/events';

type Props = { params: Promise<{ type: string }> };

const typeOf = async (params: Props['params']) => decodeURIComponent((await params).type);

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await typeOf(params) };
}

/** Made here, so that no browser loads the contract of every area for one schema. */
function knownType(type: string): KnownType | undefined {
  const known = eventType.safeParse(type).data;
  if (!known) return undefined;
  return {
    type: known,
    description: eventTypeDetails[known].description,
    example: exampleEvent(known),
    schema: eventSchema(known) as KnownType['schema'],
  };
}

export default async function TypeRoute({ params }: Props) {
  const type = await typeOf(params);
  return <CatalogType type={type} known={knownType(type)} />;
}
