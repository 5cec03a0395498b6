export { SeatDefs } from '@sternwarte/atlas';
