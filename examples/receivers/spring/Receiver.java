package receiver;

import jakarta.servlet.http.HttpServletRequest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RestController;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@SpringBootApplication
@RestController
public class Receiver {
    private static final Pattern FORM = Pattern.compile("t=([0-9]{1,15}),v1=([0-9a-f]{64})");
    private static final int MAX_BYTES = 4 * 1024 * 1024;

    private final byte[] secret = System.getenv("WEBHOOK_SECRET").getBytes(StandardCharsets.UTF_8);
    // A table with the event's id as its key, where events must outlive the process.
    private final Map<String, JsonNode> received = new ConcurrentHashMap<>();
    private final ExecutorService work = Executors.newSingleThreadExecutor();
    private final JsonMapper json = new JsonMapper();

    @PostMapping("/hook")
    ResponseEntity<Void> hook(HttpServletRequest request) throws IOException, GeneralSecurityException {
        // Not a class as @RequestBody: the signature is of the bytes as they arrived.
        byte[] rawBody = request.getInputStream().readNBytes(MAX_BYTES + 1);
        if (rawBody.length > MAX_BYTES) {
            return ResponseEntity.status(413).build();
        }
        if (!isGenuine(
                rawBody,
                request.getHeader("X-Service-Signature"),
                request.getHeader("X-Service-Signature-Previous"))) {
            return ResponseEntity.status(401).build();
        }
        JsonNode event = json.readTree(rawBody);
        if (received.putIfAbsent(event.get("id").asString(), event) == null) {
            work.execute(() -> carryOut(event));
        }
        // Kept, so it may be acknowledged; the work comes after the answer.
        return ResponseEntity.noContent().build();
    }

    boolean isGenuine(byte[] rawBody, String... signatures) throws GeneralSecurityException {
        for (String signature : signatures) {
            var match = FORM.matcher(signature == null ? "" : signature);
            if (!match.matches()) {
                continue;
            }
            var mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret, "HmacSHA256"));
            mac.update((match.group(1) + ".").getBytes(StandardCharsets.US_ASCII));
            byte[] given = HexFormat.of().parseHex(match.group(2));
            long age = System.currentTimeMillis() / 1000 - Long.parseLong(match.group(1));
            if (MessageDigest.isEqual(mac.doFinal(rawBody), given) && Math.abs(age) <= 300) {
                return true;
            }
        }
        return false;
    }

    void carryOut(JsonNode event) {
        System.out.println(event.get("id").asString() + " " + event.get("type").asString());
    }

    public static void main(String[] args) {
        var application = new SpringApplication(Receiver.class);
        String port = System.getenv().getOrDefault("PORT", "3000");
        application.setDefaultProperties(Map.of("server.port", port, "server.address", "127.0.0.1"));
        application.run(args);
    }
}
