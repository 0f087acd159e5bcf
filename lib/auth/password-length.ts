/** Length is what counts (NIST SP 800-63B), so there are no rules about a password's characters. */
export const PASSWORD_MIN = 12;
export const PASSWORD_MAX = 128;
