/** English: see the screens of src/ui that read these. */
export const lockEn = {} as const;
