/**
 * The log on this device. `read-game.ts` is imported by itself: it needs the whole log, which Home does without, and so
 * does `Result` here come from `rules/breach`.
 */
export { openDeviceStore } from './device-store';
export { memoryStore } from './memory-store';
export * from './types';
