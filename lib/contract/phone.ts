/** A phone number in E.164: `+56987654321` ("Phone numbers" of the conventions). */
export const phonePattern = /^\+[1-9]\d{6,14}$/;
