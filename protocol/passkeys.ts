/** What browsers say of passkeys (Web Authentication, level 3): as much of it as a server needs. */

import * as v from 'valibot';

const text = v.pipe(v.string(), v.maxLength(16_384));

export const createdPasskey = v.object({
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  response: v.object({ clientDataJSON: text, attestationObject: text }),
  clientExtensionResults: v.object({}),
});
export type CreatedPasskey = v.InferOutput<typeof createdPasskey>;

export const assertedPasskey = v.object({
  id: text,
  rawId: text,
  type: v.literal('public-key'),
  response: v.object({ clientDataJSON: text, authenticatorData: text, signature: text }),
  clientExtensionResults: v.object({}),
});
export type AssertedPasskey = v.InferOutput<typeof assertedPasskey>;
