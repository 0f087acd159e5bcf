import { heldSecrets } from '@/components/session/held-secrets';
import type { SecretReply } from './secret-reply';

/** A secret that was shown and of which nobody has said yet that it is saved. */
export type UnsavedSecret = { readonly act: 'created' | 'rotated'; readonly shown: SecretReply };

/** Secrets of endpoints, by endpoint. */
export const unsavedSecrets = heldSecrets<UnsavedSecret>();
