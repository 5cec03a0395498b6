import { testEveryKind } from './every-kind.ts';

testEveryKind('starfarers');
