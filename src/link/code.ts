/**
 * The code by which two phones find each other: 30 random bits, six characters. It names the meeting place and protects
 * nothing: who knows it may knock. What protects is the secret S of a link, or the comparison of symbols.
 */
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { labelledHash } from '../log/bytes';
import { accept, type Result } from '../rules/index';
import { base32, isBase32 } from './base32';
import { MEETING } from './carrier';

export const CODE_LENGTH = 6;
export const LINK_SECRET_BYTES = 16;

/** Why a typed code is none: it is too short or long, or has a character no code has. */
export type BadCode = 'length' | 'character';

export function newCode(random: (bytes: number) => Uint8Array): string {
  // 30 of 32 bits.
  return base32(random(4)).slice(0, CODE_LENGTH);
}

/** Reads a code as typed: without regard to case, spaces and hyphens of any length; o is 0, i and l are 1. */
export function readCode(typed: string): Result<string, BadCode> {
  const text = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
  if (!isBase32(text)) return { ok: false, error: 'character' };
  return text.length === CODE_LENGTH ? accept(text) : { ok: false, error: 'length' };
}

/** Where the phones meet: the relay learns a hash of the code, which with 30 bits hides nothing from it. */
export function meetingTopic(code: string): string {
  return MEETING + topicName(labelledHash('hideout/1/meet', utf8ToBytes(code)).slice(0, 16));
}

/** 16 bytes as the name of a topic: 26 characters. */
export function topicName(bytes: Uint8Array): string {
  return base32(bytes).toLowerCase();
}

const JOIN = /^#?join=([0-9A-Z]{6})\.([A-Za-z0-9_-]{22})$/;

/** What a link carries behind the `#`, which no server sees: the code and S. */
export function linkFragment(code: string, secret: Uint8Array): string {
  const text = btoa(String.fromCharCode(...secret));
  return `join=${code}.${text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')}`;
}

/** Reads the fragment of an address; null when it is no link to join. */
export function readFragment(fragment: string): { readonly code: string; readonly secret: Uint8Array } | null {
  const [, code, text] = JOIN.exec(fragment) ?? [];
  if (code === undefined || text === undefined || !isBase32(code)) return null;
  const bytes = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  const secret = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
  return secret.length === LINK_SECRET_BYTES ? { code, secret } : null;
}
