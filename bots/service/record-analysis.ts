/** A match to be analysed, from the text of its record. */

import { readRecord } from '@sternwarte/engine';
import { ANALYSIS_ITERATIONS, beginAnalysis } from '../analysis.ts';
import type { Surroundings } from './serve.ts';

export function beginRecordAnalysis(
  record: string,
  iterations = ANALYSIS_ITERATIONS,
  surroundings: Surroundings,
): ReturnType<typeof beginAnalysis> {
  const reading = readRecord(record, (id) => surroundings.findSubject(id)?.game);
  if (!reading.ok) throw new RangeError(`the record is damaged: ${reading.damage.key}`);
  const { match } = reading.value.table;
  const subject = surroundings.findSubject(match.game);
  if (subject === undefined) throw new RangeError(`there is no game "${match.game}"`);
  return beginAnalysis({ ...subject, match, iterations });
}
