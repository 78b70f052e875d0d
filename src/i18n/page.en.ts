export const pageEn = {} as const;
