import { Client } from '@stomp/stompjs';
import WebSocket from 'ws';

/** Listens to destinations, each under a name, as a page does, and comes back by itself. */
export const listenTo = (url: string, headers: Record<string, string>, destinations: Record<string, string>) => {
  const told: { topic: string; body: string }[] = [];
  let connects = 0;
  const client = new Client({
    webSocketFactory: () => new WebSocket(`${url.replace('http', 'ws')}/ws/soundings`, 'v12.stomp'),
    connectHeaders: headers,
    reconnectDelay: 500,
    onConnect: () => {
      connects += 1;
      for (const [topic, destination] of Object.entries(destinations)) {
        client.subscribe(destination, ({ body }) => void told.push({ topic, body }));
      }
    },
  });
  client.activate();
  return {
    told,
    connects: () => connects,
    isConnected: () => client.connected,
    close: () => client.deactivate(),
  };
};

export const listenLive = (url: string, token: string, projectId: string) => {
  const headers = { 'project-id': projectId, authorization: `Bearer ${token}` };
  const { told, ...listener } = listenTo(url, headers, { project: `/project/${projectId}` });
  return {
    ...listener,
    get bodies() {
      return told.map(({ body }) => body);
    },
  };
};
