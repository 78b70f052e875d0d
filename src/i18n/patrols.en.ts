/** English: the police's steps of Hell, and the faces of the patrols. */
export const patrolsEn = {} as const satisfies Readonly<Record<string, string>>;
