/**
 * A board as a picture of its own.
 *
 * A drawing in the page takes its colours and faces from style sheets. Its picture gets all of them along, and the classes
 * of everything around it, so that every rule finds what it found in the page; faces are written into it, because a
 * picture may fetch nothing. Then it is turned into pixels, which every messenger shows.
 */

import { saveFile } from '../table/save-file.ts';

const WIDTH = 1600;
const CAPTION = 120;
const SVG = 'http://www.w3.org/2000/svg';

export interface Caption {
  readonly title: string;
  readonly facts: string;
}

export async function drawPicture(board: SVGSVGElement, caption: Caption): Promise<Blob> {
  const { width, height } = board.getBoundingClientRect();
  const drawn = Math.round((WIDTH * height) / Math.max(1, width));
  const size = { width: WIDTH, height: drawn + CAPTION };
  const sheet = await makeSheet(board, caption, size);
  const text = new XMLSerializer().serializeToString(sheet);
  return inPixels(new Blob([text], { type: 'image/svg+xml' }), size);
}

async function inPixels(drawing: Blob, { width, height }: Size): Promise<Blob> {
  const address = URL.createObjectURL(drawing);
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (picture) => (picture === null ? reject(new Error('nothing was drawn')) : resolve(picture)),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Through the device's own way of sharing, where it takes pictures; else as a file. */
export async function handOut(picture: Blob, fileName: string, title: string): Promise<void> {
  const file = new File([picture], fileName, { type: picture.type });
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (isPhone && typeof navigator.share === 'function' && navigator.canShare({ files: [file] })) {
    await navigator.share({ files: [file], title }).catch((error: unknown) => {
      // Who thinks better of it has not failed.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
    return;
  }
  saveFile(fileName, picture);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function makeSheet(board: SVGSVGElement, caption: Caption, size: Size): Promise<Element> {
  const root = document.createElementNS(SVG, 'svg');
  for (const { name, value } of document.documentElement.attributes) take(root, name, value);
  root.setAttribute('width', String(size.width));
  root.setAttribute('height', String(size.height));
  root.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`);
  const style = document.createElementNS(SVG, 'style');
  style.textContent = await gatherStyles();
  root.append(style);
  const ground = document.createElementNS(SVG, 'rect');
  ground.setAttribute('width', '100%');
  ground.setAttribute('height', '100%');
  ground.style.cssText = 'fill: var(--ground-deep)';
  root.append(ground);
  const copy = copyOf(board);
  // What drawings refer to from elsewhere in the page, such as hatches; inside, so that they get the same colours.
  for (const defs of document.querySelectorAll('svg defs')) {
    if (!board.contains(defs)) copy.prepend(defs.cloneNode(true));
  }
  copy.setAttribute('width', String(size.width));
  copy.setAttribute('height', String(size.height - CAPTION));
  root.append(nest(copy, board));
  root.append(
    write(caption.title, 40, size.height - 62, 'font: 500 44px var(--book); fill: var(--text)'),
    write(caption.facts, 40, size.height - 26, 'font: 24px var(--sans); fill: var(--text-soft)'),
  );
  return root;
}

function copyOf(board: SVGSVGElement): SVGSVGElement {
  const copy = document.createElementNS(SVG, 'svg');
  for (const { name, value } of board.attributes) take(copy, name, value);
  for (const child of board.childNodes) copy.append(child.cloneNode(true));
  return copy;
}

/** Groups with the classes and data of everything around the board, the outermost first. */
function nest(copy: SVGSVGElement, board: SVGSVGElement): Element {
  let inner: Element = copy;
  for (let around = board.parentElement; around !== null; around = around.parentElement) {
    if (around === document.documentElement) break;
    const group = document.createElementNS(SVG, 'g');
    for (const { name, value } of around.attributes) {
      if (name === 'class' || name === 'style' || name.startsWith('data-')) {
        take(group, name, value);
      }
    }
    group.append(inner);
    inner = group;
  }
  return inner;
}

/** Styles are set as properties: as an attribute the page would refuse them. */
function take(element: SVGElement, name: string, value: string): void {
  if (name === 'style') element.style.cssText = value;
  else if (!name.startsWith('xmlns')) element.setAttribute(name, value);
}

function write(text: string, x: number, y: number, style: string): Element {
  const line = document.createElementNS(SVG, 'text');
  line.setAttribute('x', String(x));
  line.setAttribute('y', String(y));
  line.style.cssText = style;
  line.textContent = text;
  return line;
}

/** All rules of the page, with the faces that are in use written into them. */
async function gatherStyles(): Promise<string> {
  const parts: string[] = [];
  for (const sheet of document.styleSheets) {
    for (const rule of sheet.cssRules) {
      const isFace = rule instanceof CSSFontFaceRule;
      parts.push(isFace ? await withFace(rule.cssText, sheet.href) : rule.cssText);
    }
  }
  return parts.join('\n');
}

async function withFace(rule: string, base: string | null): Promise<string> {
  const [, address] = /url\("?([^")]+)"?\)/.exec(rule) ?? [];
  if (address === undefined || address.startsWith('data:')) return rule;
  const url = new URL(address, base ?? document.baseURI);
  const face = await (await fetch(url)).blob();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const reader = new FileReader();
  reader.addEventListener('load', () =>
    resolve(typeof reader.result === 'string' ? reader.result : ''),
  );
  reader.addEventListener('error', () => reject(new Error('a face is missing')));
  reader.readAsDataURL(face);
  return rule.replace(/url\([^)]*\)/, `url("${await promise}")`);
}
