/** What is published is what people see. */
export const stateTones = { publicado: 'success' } as const;
