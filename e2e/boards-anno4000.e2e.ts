import { testEveryKind } from './every-kind.ts';

testEveryKind('anno4000');
