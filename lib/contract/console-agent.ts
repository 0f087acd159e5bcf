/** What the console says of itself in `User-Agent`, never what its user's browser says. */
export const CONSOLE_AGENT = 'subaccount-console';
