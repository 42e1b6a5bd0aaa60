export { RoomCard, type RoomCardProps } from './RoomCard/RoomCard.tsx';
export { type Room, type RoomOwner, type RoomPrize, type RoomState, roomStates } from './Room.ts';
