/** What an endpoint is called by. */
export type NamedEndpoint = {
  readonly url?: string | undefined;
  readonly description?: string | null | undefined;
};

/** What people call an endpoint: its description, else its address; undefined where it has neither. */
export function nameOfEndpoint(endpoint: NamedEndpoint | undefined): string | undefined {
  return endpoint?.description?.trim() || addressOf(endpoint?.url);
}

/** The address that tells endpoints of one description apart; undefined where it is the name itself. */
export function addressBesideName(endpoint: NamedEndpoint | undefined): string | undefined {
  return endpoint?.description?.trim() ? addressOf(endpoint.url) : undefined;
}

/** An address as people read it: without its scheme. */
const addressOf = (url: string | undefined) => url?.replace(/^https?:\/\//, '');
