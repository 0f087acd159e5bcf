/** What people do with tokens of connections, each an entry of the activity (`token:<act>`). */
export const tokenActs = ['create', 'revoke'] as const;

export type TokenAct = (typeof tokenActs)[number];
