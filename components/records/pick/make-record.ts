import type { QueryClient } from '@tanstack/react-query';
import type { ClientOperation } from '@/lib/api/client-operation';
import type { Id } from '@/lib/api/loose';
import { keyOf, type Target } from '@/lib/api/queries';
import { write } from '@/lib/api/write';
import type { Resource } from '@/lib/resources/resource';

/** Makes a record by its name alone, and has its lists read anew. @throws what `write` throws */
export async function makeRecord(
  of: Resource,
  name: string,
  { client, target }: { client: QueryClient; target: Target },
): Promise<{ readonly id?: Id | undefined }> {
  const create = of.operations.create as ClientOperation;
  const made = await write(create, { body: { [of.madeBy!]: name } } as never, target, { client });
  void client.invalidateQueries({ queryKey: keyOf(of.operations.list, target) });
  return made as { readonly id?: Id | undefined };
}
