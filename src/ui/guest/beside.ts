/** What can stand on the detectives' own device instead of the evening's course. */
export type Beside = 'places' | 'rewind' | 'log';
