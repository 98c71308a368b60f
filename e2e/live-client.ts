import { Client } from '@stomp/stompjs';
import WebSocket from 'ws';

/** Listens to a project as a page does, and comes back by itself. */
export const listenLive = (url: string, token: string, projectId: string) => {
  const bodies: string[] = [];
  let connects = 0;
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${url.replace('http', 'ws')}/ws/soundings`, 'v12.stomp'),
    connectHeaders: { 'project-id': projectId, authorization: `Bearer ${token}` },
    reconnectDelay: 500,
    onConnect: () => {
      connects += 1;
      client.subscribe(`/project/${projectId}`, ({ body }) => void bodies.push(body));
    },
  });
  client.activate();
  return {
    bodies,
    connects: () => connects,
    isConnected: () => client.connected,
    close: () => client.deactivate(),
  };
};
